import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { faultOf } from './faults';
import type { S3Limits } from './options';

export interface Sent {
  byteLength: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

interface Target {
  client: S3Client;
  /** Bucket and key. */
  at: { Bucket: string; Key: string };
  limits: Pick<S3Limits, 'part' | 'slowest' | 'answering'>;
}

/**
 * Sends a file, a larger one in parts. One part is in memory at a time, so that each can be sent
 * again. Answers what was sent.
 */
export async function upload(target: Target, path: string): Promise<Sent> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(size, target.limits.part));
    let byteLength = 0;
    const next = async (): Promise<Buffer> => {
      let filled = 0;
      for (let more = true; more && filled < buffer.length;) {
        const { bytesRead } = await file.read(
          buffer,
          filled,
          buffer.length - filled,
          byteLength + filled,
        );
        filled += bytesRead;
        more = bytesRead > 0;
      }
      const bytes = buffer.subarray(0, filled);
      hash.update(bytes);
      byteLength += filled;
      return bytes;
    };
    if (size <= target.limits.part) await sendOne(target, await next());
    else await sendParts(target, next);
    return { byteLength, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

const sendOne = ({ client, at, limits }: Target, Body: Buffer) =>
  client.send(new PutObjectCommand({ ...at, Body }), timeFor(Body, limits));

/** A line on which nothing moves is given up sooner, by the limit without a byte. */
const timeFor = ({ length }: Buffer, { answering, slowest }: Target['limits']) => ({
  requestTimeout: answering + (1_000 * length) / slowest,
});

async function sendParts(
  { client, at, limits }: Target,
  next: () => Promise<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
  const parts: CompletedPart[] = [];
  const end = new CompleteMultipartUploadCommand({
    ...at,
    UploadId,
    MultipartUpload: { Parts: parts },
  });
  try {
    for (let bytes = await next(); bytes.length > 0; bytes = await next()) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...at, UploadId, PartNumber, Body: bytes }),
        timeFor(bytes, limits),
      );
      parts.push({ PartNumber, ETag });
    }
    await client.send(end).catch((error: unknown) => {
      // The answer may have been lost, and the same sent again finds no upload any more: whether it
      // is there is looked up.
      if (faultOf(error).name !== 'NoSuchUpload') throw error;
    });
  } catch (error) {
    // Else the parts would be kept, and paid for. What a killed process leaves is swept.
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}

/** Errors that say that something was lost on the way, so that all of it is sent again. */
export const isLost = (error: unknown): boolean =>
  [
    'InvalidPart',
    'InvalidPartOrder',
    'NoSuchUpload',
    'EntityTooSmall',
    'IncompleteBody',
    'BadDigest',
  ].includes(faultOf(error).name);
