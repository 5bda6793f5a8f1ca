import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import {
  FactorSetupRequest,
  FactorSetupResponse,
  NewFactor,
  PasskeyChallengeResponse,
  RecoveryCodesResponse,
  RequiredRoles,
  SecondFactorProof,
  SecondFactorResponse,
  SessionsResponse,
} from './schema';

export const signInEndpoints = withAccess(['overview'], {
  'GET /second-factor': {
    summary: 'Get your second factors and the step that sign-in still needs',
    access: 'staff',
    response: SecondFactorResponse,
  },
  'POST /second-factor/challenge': {
    summary: 'Get a challenge for your passkeys',
    access: 'staff',
    perMinute: 30,
    response: PasskeyChallengeResponse,
  },
  'POST /second-factor/verify': {
    summary: 'Confirm the session with a second factor',
    access: 'staff',
    perMinute: 30,
    body: SecondFactorProof,
  },
  'POST /second-factor/setup': {
    summary: 'Begin to add a second factor',
    access: 'staff',
    perMinute: 30,
    body: FactorSetupRequest,
    response: FactorSetupResponse,
  },
  'POST /second-factor': {
    summary: 'Add the second factor that was set up',
    access: 'staff',
    perMinute: 30,
    body: NewFactor,
    response: RecoveryCodesResponse,
    status: 201,
  },
  'POST /second-factor/recovery-codes': {
    summary: 'Replace your recovery codes',
    perMinute: 10,
    response: RecoveryCodesResponse,
  },
  'DELETE /second-factor/:id': { summary: 'Remove a second factor' },
  'PUT /second-factor/required-roles': {
    summary: 'Set the roles that require a second factor',
    access: 'account-manager',
    body: RequiredRoles,
  },
  'GET /sessions': {
    summary: 'List your sessions',
    response: SessionsResponse,
  },
  'DELETE /sessions': { summary: 'End your other sessions' },
  'DELETE /sessions/:id': { summary: 'End one of your sessions' },
  'DELETE /session': { summary: 'End this session', access: 'signed-in' },
} as const satisfies OpenTable);
