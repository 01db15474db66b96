/**
 * For Node in processes that live for seconds: WebAssembly as it is compiled first. V8 compiles what is used much once
 * more, on other threads, which a process that soon ends gains nothing from: the start of a portal with the embedded
 * database in a test took 4.6 s of processor time and takes 3.1 s, to take the types out of 140 modules (Node does so
 * in WebAssembly) 0.8 s and 0.4 s.
 */
export const SHORT_LIVED = ['--liftoff-only'];
