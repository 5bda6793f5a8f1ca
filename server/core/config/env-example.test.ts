import { expect, test } from 'vitest';
import { formatEnvExample } from './env-example';

test('.env.example lists all variables (npm run env writes it)', async () => {
  await expect(formatEnvExample()).toMatchFileSnapshot('../../../.env.example');
});
