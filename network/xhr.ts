import type { UploadSender } from './world';

/** Sends by XMLHttpRequest, the one way in which a browser tells how many bytes of a body are out. */
export const sendByXhr: UploadSender = (url, { method, headers, body, signal, credentials }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const text = new Promise<string>((whole, broken) => {
      request.onload = () => whole(request.responseText);
      request.onerror = () => broken(new TypeError('The connection broke.'));
      request.onabort = () => broken(signal.reason);
    });
    // Before the headers it is the whole request that failed; after them, whoever reads the text is told.
    text.catch(reject);
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED) return;
      resolve({ status: request.status, headers: { get: (name) => request.getResponseHeader(name) }, text: () => text, body: null });
    };
    // After the end there is nothing left to abort.
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
