// Splitting documents and joining their parts: HTTP in and out.
import type { bundleEndpoints } from '../../contract/bundles.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { answerRecord } from './answer-record.ts';
import { presentDivision } from './division.ts';
import { joinDocuments } from './join-documents.ts';
import { joinParts } from './join-parts.ts';
import { movePages } from './move-pages.ts';
import { presentUpload } from './present.ts';
import { splitDocument } from './split-document.ts';
import { turnPages } from './turn-pages.ts';

export const bundleRoutes: Handlers<Context, typeof bundleEndpoints> = {
  getDivision: ({ ctx, params }) => presentDivision(ctx, params.id),

  async splitDocument({ ctx, params, body, request, reply }) {
    await splitDocument(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async movePages({ ctx, params, body, request, reply }) {
    await movePages(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async turnPages({ ctx, params, body, request, reply }) {
    await turnPages(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async joinDocuments({ ctx, body, reply }) {
    const document = await joinDocuments(ctx, body);
    reply.header('location', `/api/documents/${document.id}`);
    return presentUpload(document);
  },

  async joinParts({ ctx, params, request, reply }) {
    await joinParts(ctx, params.id, request.headers['if-match']);
    return answerRecord(ctx, params.id, reply);
  },
};
