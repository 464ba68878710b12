import { i18n } from '@lingui/core';
import { renderHook } from '@testing-library/react';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { speak, wishedLanguage } from '../../src/device/language';

const say = (english: string, id = generateMessageId(english)): string =>
  i18n._(id, {}, { message: english });

test('a browser in Arabic gets pages from right to left, and English where a translation is missing', async () => {
  await speak(wishedLanguage(null, ['ar-EG', 'en']));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
  expect(say('Mark fixed')).toBe('تسجيل المعالجة');
  expect(say('Nobody has translated this.')).toBe('\u2066Nobody has translated this.\u2069');
  expect(i18n._({ id: 'nothing', message: 'Nor this.' })).toBe('\u2066Nor this.\u2069');
});

test('menus and dialogs go by the language that was chosen, not by that of the browser', async () => {
  await speak(wishedLanguage('ar', ['en-GB']));
  // As on a page, where the app's code is loaded after the language is known.
  const { useLocale } = await import('react-aria-components/I18nProvider');
  expect(renderHook(() => useLocale()).result.current).toEqual({
    locale: 'ar-AE',
    direction: 'rtl',
  });
});
