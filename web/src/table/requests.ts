/** Requests to the server; what it refuses comes with its reason. */
import type { RefusedRequest, Told } from "$protocol";

export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Told,
  ) {
    super(reason.id);
  }
}

const LONGEST = 30_000; // milliseconds that an answer may take

export async function request<T>(path: string, body?: unknown): Promise<T> {
  const isText = typeof body === "string";
  const signal = AbortSignal.timeout(LONGEST);
  const how: RequestInit =
    body === undefined
      ? { signal }
      : {
          signal,
          method: "POST",
          body: isText ? body : JSON.stringify(body),
          headers: { "content-type": isText ? "text/plain" : "application/json" },
        };
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new RequestError(0, { id: "web-server-gone" });
  }
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json().catch(() => null)) as RefusedRequest | null;
  throw new RequestError(answer.status, refused?.reason ?? { id: "web-server-gone" });
}
