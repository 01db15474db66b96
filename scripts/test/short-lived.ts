/**
 * For Node in processes that live for seconds: WebAssembly as it is compiled first. V8 compiles what is used much once more, on other threads, which a
 * process that soon ends gains nothing from: the start of a portal with the embedded database took 4.6 s of processor time and takes 3.1 s.
 */
export const SHORT_LIVED = ['--liftoff-only'];
