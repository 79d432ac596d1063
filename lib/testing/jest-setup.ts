import "@testing-library/jest-dom";

// A warning of React or of ours is a failure: whoever expects one says so with a spy.
const { error } = console;
beforeEach(() => {
  console.error = (...parts: unknown[]) => {
    error(...parts);
    throw new Error(`console.error was called: ${String(parts[0])}`);
  };
});
afterAll(() => {
  console.error = error;
});
