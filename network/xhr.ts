import type { UploadSender } from './world';

/** Sends by XMLHttpRequest, the one way in which a browser tells how many bytes of a body are out. */
export const sendByXhr: UploadSender = (url, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ status, headers: { get: (name) => request.getResponseHeader(name) }, text: async () => responseText, body: null });
    };
    request.onerror = () => reject(new TypeError('The connection broke.'));
    request.onabort = () => reject(signal.reason);
    // After the end there is nothing left to abort.
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
