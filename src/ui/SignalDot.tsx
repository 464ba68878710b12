import styles from './SignalDot.module.css';

export type Signal = 'live' | 'late' | 'polling' | 'connecting' | 'reconnecting' | 'offline';

/**
 * Reachability of the server as colour and shape: full when live, an exclamation mark when
 * something takes too long, a clock when polling, half when reconnecting, hollow when offline.
 */
export function SignalDot({ signal }: { signal: Signal }) {
  const kind = signal === 'connecting' ? 'reconnecting' : signal;
  return (
    <svg
      className={styles[kind]}
      width={14}
      height={14}
      viewBox="0 0 14 14"
      aria-hidden="true"
      focusable="false"
    >
      <circle
        cx="7"
        cy="7"
        r="5.5"
        fill={kind === 'live' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2}
      />
      {kind === 'late' && (
        <path d="M7 3.6v4.2M7 9.2v1.3" fill="none" stroke="currentColor" strokeWidth={1.8} />
      )}
      {kind === 'polling' && (
        <path d="M7 4v3.2l2 1.3" fill="none" stroke="currentColor" strokeWidth={1.6} />
      )}
      {kind === 'reconnecting' && <path d="M7 1.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />}
    </svg>
  );
}
