import { toRobots } from "@/lib/found/robots";
import { answerDocument } from "@/lib/routing/answer-document";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "text/plain; charset=utf-8", async () => ({ body: toRobots() }));

// Next takes files of this name for fixed and would make them at build time.
export const dynamic = "force-dynamic";
