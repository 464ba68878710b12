import { settings } from '../../settings';

/**
 * Where the bytes of photos and plans are kept instead of a folder: a bucket of any storage that
 * speaks S3.
 */
export interface S3Options {
  bucket: string;
  /** Before every key; ends in `/`, or is empty. */
  prefix: string;
  /** Address of the storage. @default that of AWS in the region */
  endpoint?: string;
  /**
   * @default what the AWS SDK finds in its environment, or `us-east-1` where an endpoint is given
   */
  region?: string;
  /**
   * Whether the bucket stands in the path of addresses and not in the name of the host. @default
   * true where an endpoint is given
   */
  pathStyle?: boolean;
  /**
   * @default what the default chain of the AWS SDK finds: environment, profile, role of the
   *   container or machine
   */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /**
   * Has originals downloaded from the storage itself, at this address if browsers reach it at
   * another one than `endpoint`. @default they are given out by us
   */
  signed?: { endpoint?: string };
  /** @default settings.files */
  limits?: S3Limits;
}

/** Each in ms, but for the first four. */
export interface S3Limits {
  /** How often a request is sent, the first time included. Between them are growing pauses. */
  attempts: number;
  /** Bytes of one part of a larger file. S3 takes no smaller ones than 5 MiB. */
  part: number;
  /** Connections. Whoever reads something large on a weak line holds one as long as that takes. */
  connections: number;
  /**
   * Bytes a second. What is sent has as long as that takes in addition, so that a slow line is none
   * that is dead.
   */
  slowest: number;
  connecting: number;
  /** From the first byte of a request to the answer, without the time that its body has. */
  answering: number;
  /** Without a byte, in either direction. */
  idle: number;
  /** Before what was cut off, or reads back otherwise, is read again; doubles each time. */
  pause: number;
}

/** The bucket and prefix of `s3://bucket/prefix`; null if it is none. */
export function readFilesUrl(url: string): Pick<S3Options, 'bucket' | 'prefix'> | null {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(url) ?? [];
  const levels = path.split('/').filter((level) => level !== '');
  if (bucket === undefined || levels.some((level) => /^\.+$/.test(level))) return null;
  return { bucket, prefix: levels.map((level) => `${level}/`).join('') };
}

export const defaultLimits: S3Limits = settings.files;
