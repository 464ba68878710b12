import { t } from '@lingui/core/macro';

/** What the page says when the code of the app does not come, by what is there without it. */
export function cannotStart(root: HTMLElement): void {
  const sentence = document.createElement('p');
  sentence.textContent = t`Snagbook could not be loaded. What you entered is kept on this device.`;
  const again = document.createElement('button');
  again.textContent = t`Try again`;
  again.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.className = 'starting';
  notice.role = 'alert';
  notice.append(sentence, again);
  root.replaceChildren(notice);
}
