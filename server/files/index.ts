/**
 * Where the bytes of photos and plans live. This folder knows nothing of the database or of
 * GraphQL: it stores bytes under keys it makes itself, renders pictures of them, hands them out
 * again, and deletes what nobody has a row for.
 */
export { openFolderStorage, readFolder } from './folderStorage';
export { FilesUnusable, isAway, openFiles, readFiles, tryStorage, unusable } from './openFiles';
export type { ReadFiles } from './openFiles';
export type { S3Options } from './s3/options';
export { isOlder } from './storage';
export type { FileStorage, StoredFile, Workspace } from './storage';
export { keyOfOriginal, originalKeys, putOriginal, readOriginals } from './originals';
export type { Originals } from './originals';
export { openPhotoFiles } from './photoFiles';
export type { PhotoFiles, PhotoFilesOptions } from './photoFiles';
export type { OpenFile, PhotoSize, Rendered, StoredPhoto } from './photo';
export { openLogoFiles } from './logoFiles';
export { openPlanFiles } from './plans/planFiles';
export type { PlanFilesOptions } from './plans/planFiles';
export { createPageHandler, createTileHandler } from './plans/handlers';
export type { PageHandlerOptions, TileHandlerOptions } from './plans/handlers';
export type { PlanFiles, PlanPageFacts, RenderedSheet, StoredPlanFile } from './plans/plan';
export type { RenderWorker } from './renderer';
export type { Thumbnail } from './renderJob';
