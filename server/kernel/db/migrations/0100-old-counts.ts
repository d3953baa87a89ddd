/** What is over is found without a look at all the rest, so that it can be cleared away beside other work. */
export const oldCounts = ['create index rate_limits_window on rate_limits (window_start)'];
