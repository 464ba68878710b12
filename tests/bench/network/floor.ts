import { limitsAt, type SetUp } from './contender';

/**
 * What a careful person writes by hand who wants a request that ends: an abort controller and a
 * timer, and nothing else.
 */
export const setUp: SetUp = ({ url, fetch, token, speed }) => {
  const { timeout } = limitsAt(speed);
  return ({ name, text, variables }) => {
    const controller = new AbortController();
    const ask = async (): Promise<unknown> => {
      const timer = setTimeout(() => controller.abort(), timeout);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: '*/*',
            Authorization: `Bearer ${token()}`,
          },
          body: JSON.stringify({ id: name, query: text, variables }),
          signal: controller.signal,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return await response.json();
      } finally {
        clearTimeout(timer);
      }
    };
    return { result: ask(), cancel: () => controller.abort() };
  };
};
