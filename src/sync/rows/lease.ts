import { plural, t } from '@lingui/core/macro';
import { dayMs } from '../../../rules/days';
import { keptLimits } from '../../../rules/limits';
import { Refusal } from '../../domain/errors';
import type { World } from '../../device/world';
import type { RowsDatabase } from './rowsDatabase';
import type { StoredLease } from '../databases';

const { leaseDays: days } = keptLimits;

/** How long the stored data may be read after the server's last answer, in ms. */
export const leaseMs = days * dayMs;

/** Shortest time between two contacts that are written, in ms. */
const writtenEveryMs = 60_000;

export interface Lease {
  /** The server has answered. */
  contact(): void;
  /**
   * Rejects with a Refusal when the time is over, or if no contact is known; with the error of the
   * database if it cannot be read, which says neither.
   */
  check(): Promise<void>;
  /**
   * Rejects with a Refusal when the time after a known contact is over, or like `check` if the
   * database cannot be read.
   */
  checkIfKnown(): Promise<void>;
}

/**
 * The time counts from the last contact to the highest time that the clock ever showed, so that
 * setting the clock back does not extend it. If the clock shows less than at the contact, it was
 * ahead then, and the contact was not later than now. Decides whether any of the stored data may be
 * read.
 */
export function createLease(
  database: Pick<RowsDatabase, 'lease'>,
  { date }: Pick<World['clock'], 'date'>,
): Lease {
  let writtenAt = -Infinity;
  /** The last contact of this page, because a full device may not be able to store it. */
  let known: StoredLease | null = null;
  return {
    contact() {
      const at = date();
      if (Math.abs(at - writtenAt) < writtenEveryMs) return;
      writtenAt = at;
      const contact = { contactAt: at, highestAt: at };
      known = contact;
      database
        .lease(() => contact)
        .catch(() => {
          writtenAt = -Infinity;
        });
    },
    async check() {
      if (isOver(await read()) !== false) throw refusal();
    },
    async checkIfKnown() {
      if (isOver(await read()) === true) throw refusal();
    },
  };

  async function read(): Promise<StoredLease | null> {
    const at = date();
    let lease = known;
    const look = (before: StoredLease | null): StoredLease | null => {
      lease = later(before, known);
      if (lease !== null && (lease.contactAt > at || lease.highestAt < at - writtenEveryMs))
        lease = {
          contactAt: Math.min(lease.contactAt, at),
          highestAt: Math.max(lease.highestAt, at),
        };
      // A contact with a time in the future is corrected permanently.
      if (known !== null) known = lease;
      return lease;
    };
    // The value that was read counts, also if it cannot be written. Without any the time may not be
    // over: whoever is told that it is deletes the copies.
    return database.lease(look).catch((error: unknown) => {
      if (lease === null) throw error;
      return lease;
    });
  }

  /** Null: no contact is known. */
  function isOver(lease: StoredLease | null): boolean | null {
    return lease && Math.max(lease.highestAt, date()) - lease.contactAt > leaseMs;
  }
}

const refusal = (): Refusal => new Refusal('LEASE_OVER', sentence, { retryable: true });

/** The later of two contacts, because a full device may not have stored it. */
const later = (one: StoredLease | null, other: StoredLease | null): StoredLease | null =>
  one !== null && (other === null || one.contactAt >= other.contactAt) ? one : other;

const sentence = t`No contact with the server for ${plural(days, { one: '# day', other: '# days' })}, so saved snags were removed from this device. They come back when you’re online. Your entries are safe in the outbox.`;
