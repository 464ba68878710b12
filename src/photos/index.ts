// The face of the photos: why a file cannot be one.
export { PhotoRefusal } from './refusal';
