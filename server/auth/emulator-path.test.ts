import { describe, expect, test } from 'vitest';
import { isEmulatorCall } from './emulator-path';

describe('allows the calls of the browser’s SDK', () => {
  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo-key&clientType=x'],
    ['POST', '/securetoken.googleapis.com/v1/token?key=demo-key'],
  ])('%s %s', (method, url) => {
    expect(isEmulatorCall(method, url)).toBe(true);
  });
});

describe('blocks administration and the emulator’s pages, however the path is spelled', () => {
  test.each([
    ['GET', '/emulator/auth/handler?x=1'],
    ['GET', '/emulator/auth/iframe'],
    ['GET', '/emulator/action?mode=resetPassword'],
    ['GET', '/emulator/v1/projects/demo-larkspan/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-larkspan/accounts'],
    ['GET', '/emulator/auth/../v1/projects/demo-larkspan/oobCodes'],
    ['GET', '/emulator/auth/%2e%2e/v1/projects/demo-larkspan/oobCodes'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com//v1/projects/demo-larkspan/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects%2Fdemo-larkspan/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../projects/x/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan'],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-larkspan/config'],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/accounts:delete'],
  ])('%s %s', (method, url) => {
    expect(isEmulatorCall(method, url)).toBe(false);
  });
});
