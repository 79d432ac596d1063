import { answerDocument } from "@/lib/http/answer-document";
import { toRobots } from "@/lib/seo/robots";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "text/plain; charset=utf-8", async () => ({ body: toRobots() }));

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
