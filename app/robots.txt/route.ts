import { answerDocument } from "@/lib/http/answer-document";
import { toRobots } from "@/lib/seo/robots";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "text/plain; charset=utf-8", async () => ({ body: toRobots() }));

// Next takes files of this name for fixed and would make them at build time.
export const dynamic = "force-dynamic";
