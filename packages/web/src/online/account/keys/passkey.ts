import { ApiError, call } from '../../connection/api.ts';

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** The player said no, or has no such key: nothing happens. */
function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

async function ceremony(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch (error) {
    if (isDeclined(error)) return null;
    throw new ApiError('not-allowed', String(error));
  }
}

/** Adds a passkey of this device to the account, which turns a guest into an account. False if the player declined. */
export async function addPasskey(proof?: string): Promise<boolean> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>(
    'GET',
    'auth/passkey/generate-register-options',
  );
  const response = await ceremony(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  if (!response) return false;
  await call('POST', 'auth/passkey/verify-registration', { response, proof });
  return true;
}

/** The browser's response for a passkey of this device; null if the player declined. */
export async function showPasskey(): Promise<unknown> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    'auth/passkey/generate-authenticate-options',
  );
  return ceremony(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
}

/** Signs in with a passkey of this device. False if the player declined. */
export async function signInByPasskey(): Promise<boolean> {
  const response = await showPasskey();
  if (!response) return false;
  await call('POST', 'auth/passkey/verify-authentication', { response });
  return true;
}
