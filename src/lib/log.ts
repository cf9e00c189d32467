/**
 * The one logger (ERR-3). Callers pass a fixed sentence and plain facts (call name, status, path);
 * never what may contain a person's words or secrets (bodies, form values).
 */
export type LogFacts = Record<string, string | number | boolean | undefined>

function write(level: 'error' | 'warn', message: string, facts?: LogFacts): void {
  console[level](`[sauda] ${message}`, ...(facts ? [facts] : []))
}

export const log = {
  /** Something the app could not do for the person. Fails a test that did not expect it. */
  error: (message: string, facts?: LogFacts) => write('error', message, facts),
  /** Something was odd but handled. */
  warn: (message: string, facts?: LogFacts) => write('warn', message, facts),
}
