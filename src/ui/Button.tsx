import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';

export interface ButtonLook {
  /**
   * `ink` is the next step, at most one on a screen; `raise` raises a snag and nothing else;
   * `plain` any other, `quiet` a rare one; `danger` leads to a deletion, `dangerFilled` confirms it.
   * @default 'plain'
   */
  look?: 'ink' | 'raise' | 'plain' | 'quiet' | 'danger' | 'dangerFilled';
  /**
   * `big` is 52 px high, for the bar at the foot of a phone's screen.
   * @default 'usual'
   */
  size?: 'usual' | 'big';
  /** Takes the whole width. */
  wide?: boolean;
}

/** The look of a button, for links that act like one. */
export function buttonClass({
  look = 'plain',
  size = 'usual',
  wide = false,
}: ButtonLook = {}): string {
  return classes(styles.button, styles[look], size === 'big' && styles.big, wide && styles.wide);
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its action is running: the button stays focusable and does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes(
        buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
      onClick={busy ? undefined : onClick}
    />
  );
}

/** A square button with an icon and an accessible name. */
export function IconButton({
  label,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.icon, className)}
    />
  );
}

/** The look of an `IconButton`, for links that act like one. */
export const iconButtonClass = styles.icon;
