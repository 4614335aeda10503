// Times and counts of reviewing that the browser follows too. Apart from the schemas, whose library stays on the server.

/** How long the notice after a change of status offers to undo it. The service takes an undo for UNDO_GRACE_SECONDS more. */
export const UNDO_SECONDS = 10;
export const UNDO_GRACE_SECONDS = 50;
/** Who has a document open says so more often than this; otherwise they are forgotten. */
export const PRESENCE_SECONDS = 45;
export const UNDO_MOST = 500;
