import { t } from '@lingui/core/macro';

/** Shows that the app's code could not be loaded; uses nothing of that code. */
export function cannotStart(root: HTMLElement): void {
  const sentence = document.createElement('p');
  sentence.textContent = t`Snagbook could not be loaded. What you entered is kept on this device.`;
  const retry = document.createElement('button');
  retry.textContent = t`Try again`;
  retry.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.className = 'starting';
  notice.role = 'alert';
  notice.append(sentence, retry);
  root.replaceChildren(notice);
}
