import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { CardStatus } from './card-status.tsx';

vi.mock('../requirements/use-requirements.ts', () => ({
  useRequirements: () => ({ data: undefined, isPending: false }),
}));

it('says in the head of a card that its status could not be loaded', () => {
  render(<CardStatus dataset={datasetOf('STUDENT_ROSTER')} />);
  expect(screen.getByText('Status not loaded')).toBeDefined();
});
