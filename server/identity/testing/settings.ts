import type { IdentitySettings } from '../settings.ts';

/** A portal of a test with the embedded provider, but for where it is. */
export const TEST_SETTINGS: Omit<IdentitySettings, 'publicUrl' | 'dataDir'> = {
  secretsKeys: null,
  inactivityMinutes: 120,
  secondStep: 'operators',
  operators: [],
  demo: true,
  external: null,
};
