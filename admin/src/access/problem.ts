/** Why the console could not be opened; the sign-in page says it (CO-704). */
let problem: string | undefined;

export function keepProblem(message: string | undefined): void {
  problem = message;
}

export function readProblem(): string | undefined {
  return problem;
}
