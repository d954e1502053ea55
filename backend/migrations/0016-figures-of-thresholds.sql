-- A threshold names its figure in one: the measure with its metric, such as sales.margin.
update metric_threshold set measure = metric || '.' || measure;
alter table metric_threshold drop column metric;
