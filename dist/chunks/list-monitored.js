// src/pipeline/checking/list-monitored.ts
/** Every scenario that has a verdict, of every rule that is not rejected. */
function listMonitored(specs) {
	return specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	}))).filter(({ scenario }) => scenario.force !== "permitted");
}

export { listMonitored as t };