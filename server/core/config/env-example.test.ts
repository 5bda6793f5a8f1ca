import { expect, test } from 'vitest';
import { Environment } from './environment';
import type { Annotations } from './variables';

test('.env.example lists all variables (npm run env writes it)', async () => {
  await expect(formatEnvExample()).toMatchFileSnapshot('../../../.env.example');
});

const header = `# All settings with their defaults. Copy to .env. The demo needs none.
# (production): required when NODE_ENV=production.
# Written by npm run env from server/core/config/environment.ts.
`;

/** By the first variable of each. */
const sections: { [Name in keyof Environment]?: string } = {
  PORT: 'Server',
  DATABASE_URL: 'Database',
  SMTP_URL: 'Email. Without SMTP_URL, emails are written to var/outbox/*.eml',
  TWILIO_ACCOUNT_SID: 'Text messages by Twilio. Without it, texts are written to var/outbox/*.txt',
  FIREBASE_PROJECT_ID: 'Sign-in. A demo-… project uses the Auth emulator',
  GATSBY_API_URL:
    'Site build; these values ship to the browser. The Firebase settings are for (production)',
  DEPLOY_HOOK_URL:
    'Publishing from the dashboard. Off unless DEPLOY_HOOK_URL or PUBLISH_SOURCE is set (docs/production.md)',
  CHROMIUM_PATH: 'Tests',
};

function formatEnvExample(): string {
  const variables = Object.entries(Environment.properties).map(([name, schema]) => {
    const { description, default: value = '' } = schema as Annotations;
    const section = sections[name as keyof Environment];
    return `${section ? `\n# ${section}\n` : ''}${description ? `# ${description}\n` : ''}${name}=${value}\n`;
  });
  return header + variables.join('');
}
