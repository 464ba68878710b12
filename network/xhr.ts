import type { UploadSender } from './world';

/** Sends by XMLHttpRequest, the only API of browsers that reports how many bytes of a body are sent. */
export const sendByXhr: UploadSender = (url, { method, headers, body, signal, credentials }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const text = new Promise<string>((whole, broken) => {
      request.onload = () => whole(request.responseText);
      request.onerror = () => broken(new TypeError('The connection broke.'));
      request.onabort = () => broken(signal.reason);
    });
    // Before the headers this rejects the request; after them, `text()`.
    text.catch(reject);
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED) return;
      resolve({ status: request.status, headers: { get: (name) => request.getResponseHeader(name) }, text: () => text, body: null });
    };
    // After the end this does nothing.
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
