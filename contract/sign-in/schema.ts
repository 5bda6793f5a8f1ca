import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import Type, { type Static } from 'typebox';
import { roles } from '../shared/roles';
import { nullable, stringEnum, timestamp } from '../shared/schema/fields';
import { factorKinds, signInSteps } from './constants';

/** A structure of WebAuthn (https://www.w3.org/TR/webauthn-3/), which the library checks. */
const webAuthn = <Structure>() =>
  Type.Unsafe<Structure>(Type.Object({}, { additionalProperties: true }));

export const signInStep = stringEnum(signInSteps, 'What sign-in still needs');

export const SecondFactorResponse = Type.Object(
  {
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
    isRequired: Type.Boolean({ description: 'By the role' }),
  },
  { $id: 'SecondFactorResponse' },
);
export type SecondFactorResponse = Static<typeof SecondFactorResponse>;

export const PasskeyChallengeResponse = Type.Object(
  { options: webAuthn<PublicKeyCredentialRequestOptionsJSON>() },
  { $id: 'PasskeyChallengeResponse' },
);

const code = Type.String({ maxLength: 40 });

/** Exactly one of `code` (of an app, or a recovery code) and `passkey`. */
export const SecondFactorProof = Type.Object(
  {
    code: Type.Optional(code),
    passkey: Type.Optional(webAuthn<AuthenticationResponseJSON>()),
    remember: Type.Boolean({ description: 'Skip this step on this device for 30 days' }),
  },
  { $id: 'SecondFactorProof', additionalProperties: false },
);
export type SecondFactorProof = Static<typeof SecondFactorProof>;

export const FactorSetupRequest = Type.Object(
  { kind: stringEnum(factorKinds) },
  { $id: 'FactorSetupRequest', additionalProperties: false },
);

export const FactorSetupResponse = Type.Object(
  {
    app: nullable(
      Type.Object({
        secret: Type.String({ description: 'Base32, for people who can’t scan' }),
        qrCode: Type.String({ description: 'A data URL' }),
      }),
    ),
    passkey: nullable(webAuthn<PublicKeyCredentialCreationOptionsJSON>()),
  },
  { $id: 'FactorSetupResponse' },
);
export type FactorSetupResponse = Static<typeof FactorSetupResponse>;

/** Exactly one of `code` and `passkey`, for what was set up last. */
export const NewFactor = Type.Object(
  {
    code: Type.Optional(code),
    passkey: Type.Optional(webAuthn<RegistrationResponseJSON>()),
  },
  { $id: 'NewFactor', additionalProperties: false },
);
export type NewFactor = Static<typeof NewFactor>;

export const RecoveryCodesResponse = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'New ones, shown once. Empty if earlier ones are still valid',
    }),
  },
  { $id: 'RecoveryCodesResponse' },
);

export const RequiredRoles = Type.Object(
  { roles: Type.Array(stringEnum(roles), { uniqueItems: true }) },
  { $id: 'RequiredRoles', additionalProperties: false },
);

export const SessionsResponse = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String({ description: "Such as 'Chrome on Windows'" }),
        signedInAt: timestamp,
        usedAt: timestamp,
        isCurrent: Type.Boolean(),
      }),
    ),
  },
  { $id: 'SessionsResponse' },
);
export type SessionsResponse = Static<typeof SessionsResponse>;
