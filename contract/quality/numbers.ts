import { z } from 'zod';

/** 0 to 100 with one decimal; null when nothing is there to take a share of. */
export const Percent = z.number().nullable();

/** How many there are of something. */
export const Count = z.int();
