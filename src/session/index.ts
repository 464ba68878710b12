// The face of the session: who is signed in, and signing in and out.
export { createSession, type Session } from './createSession';
export { SessionRefusal, type Person, type SessionState } from './state';
export { useSession, useViewer } from '../app/useSession';
