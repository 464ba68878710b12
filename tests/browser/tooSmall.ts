import type { Page } from 'playwright-core';

/**
 * What is pressed, and too low for a thumb in a glove. What is only for readers of a screen, and
 * links and times within a text, are not meant.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button:not(:has(time)), select, textarea, input:not([type=radio], [type=checkbox], [type=file]), a[class*=button]',
      ),
    ].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return height < 8 || height >= 44
        ? []
        : [`${each.getAttribute('aria-label') ?? each.textContent} ${width} × ${height}`];
    }),
  );
