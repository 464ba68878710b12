/**
 * A command on the server's machine was refused: a backup, a restore, a move, a check, a link for
 * somebody who is locked out. The message is a sentence for the operator.
 */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
