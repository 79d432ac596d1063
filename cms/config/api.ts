export default { rest: { defaultLimit: 25, maxLimit: 500, withCount: true } };
