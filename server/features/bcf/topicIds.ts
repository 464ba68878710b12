import { idOfForeign, idOfUuid, uuidOf } from '../../ids';

/** A Guid as 3.0 writes it. Other programs write it in braces, or in upper case. */
export const plainGuid = (text: string): string =>
  text
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .toLowerCase();

interface Of {
  readonly projectId: string;
  /** Of the topic. */
  readonly guid: string;
}

/** Ids that a comment of a topic may have: of one that was written here, and of one of others. */
export const eventIdsOf = ({ projectId, guid }: Of, comment: string) => ({
  ours: idOfUuid('event', comment),
  theirs: idOfForeign('event', projectId, { topic: guid, comment }),
});

/** Ids that the photo of a viewpoint may have. */
export const photoIdsOf = ({ projectId, guid }: Of, viewpoint: string) => ({
  ours: idOfUuid('photo', viewpoint),
  theirs: idOfForeign('photo', projectId, { topic: guid, viewpoint }),
});

/** The Guid of the viewpoint of a topic whose markup names none. */
export const bareViewpoint = (topic: string): string =>
  uuidOf(idOfForeign('photo', '', { topic, viewpoint: 'viewpoint.bcfv' }));

/** The Guid of a document that stood in the folder of a topic. */
export const documentGuid = (topic: string, path: string): string =>
  uuidOf(idOfForeign('photo', '', { topic, document: path }));
