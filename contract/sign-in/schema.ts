import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import Type, { type Static } from 'typebox';
import { roles } from '../shared/roles';
import {
  closedObject,
  namedObject,
  nullable,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { factorKinds, signInSteps } from './constants';

/** A structure of WebAuthn (https://www.w3.org/TR/webauthn-3/), which the library checks. */
const webAuthn = <Structure>() =>
  Type.Unsafe<Structure>(Type.Object({}, { additionalProperties: true }));

export const signInStep = stringEnum(signInSteps, 'What sign-in still needs');

export const SecondFactorResponse = namedObject('SecondFactorResponse', {
  step: nullable(signInStep),
  factors: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: stringEnum(factorKinds),
      name: Type.String(),
      createdAt: timestamp,
      usedAt: nullable(timestamp),
    }),
  ),
  recoveryCodes: Type.Integer({ description: 'Codes that are left' }),
});
export type SecondFactorResponse = Static<typeof SecondFactorResponse>;

export const PasskeyChallengeResponse = namedObject('PasskeyChallengeResponse', {
  options: webAuthn<PublicKeyCredentialRequestOptionsJSON>(),
});

const code = Type.String({ maxLength: 40 });

/** Exactly one of `code` (of an app, or a recovery code) and `passkey`. */
export const SecondFactorProof = closedObject('SecondFactorProof', {
  code: Type.Optional(code),
  passkey: Type.Optional(webAuthn<AuthenticationResponseJSON>()),
  remember: Type.Boolean({ description: 'Skip this step on this device for 30 days' }),
});
export type SecondFactorProof = Static<typeof SecondFactorProof>;

export const FactorSetupRequest = closedObject('FactorSetupRequest', {
  kind: stringEnum(factorKinds),
});

export const FactorSetupResponse = namedObject('FactorSetupResponse', {
  app: nullable(
    Type.Object({
      secret: Type.String({ description: 'Base32, for people who can’t scan' }),
      qrCode: Type.String({ description: 'A data URL' }),
    }),
  ),
  passkey: nullable(webAuthn<PublicKeyCredentialCreationOptionsJSON>()),
});
export type FactorSetupResponse = Static<typeof FactorSetupResponse>;

/** Exactly one of `code` and `passkey`, for what was set up last. */
export const NewFactor = closedObject('NewFactor', {
  code: Type.Optional(code),
  passkey: Type.Optional(webAuthn<RegistrationResponseJSON>()),
});
export type NewFactor = Static<typeof NewFactor>;

export const RecoveryCodesResponse = namedObject('RecoveryCodesResponse', {
  recoveryCodes: Type.Array(Type.String(), {
    description: 'New ones, shown once. Empty if earlier ones are still valid',
  }),
});

export const requiredRoles = Type.Array(stringEnum(roles), { uniqueItems: true });

export const RequiredRoles = closedObject('RequiredRoles', { roles: requiredRoles });

export const SessionsResponse = namedObject('SessionsResponse', {
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String({ description: "Such as 'Chrome on Windows'" }),
      signedInAt: timestamp,
      usedAt: timestamp,
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type SessionsResponse = Static<typeof SessionsResponse>;
