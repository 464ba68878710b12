import type { SetUp } from './contender';

/** Below the floor: a request that nothing can end. */
export const setUp: SetUp = ({ url, fetch, token }) => {
  return ({ name, text, variables }) => {
    const ask = async (): Promise<unknown> => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: '*/*',
          Authorization: `Bearer ${token()}`,
        },
        body: JSON.stringify({ id: name, query: text, variables }),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return response.json();
    };
    return { result: ask(), cancel: () => {} };
  };
};
