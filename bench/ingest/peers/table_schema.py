"""Frictionless Framework with the same rules as a table schema. Prints one JSON line: rows and errors by type."""

import json
import sys
from collections import Counter

from frictionless import Checklist, Resource, Schema, validate

path, marks, subjects = sys.argv[1], json.loads(sys.argv[2]), json.loads(sys.argv[3])
number = {"type": "number", "constraints": {"minimum": 0, "maximum": 20}}
fields = [
    {"name": "Student_Number", "type": "string", "constraints": {"required": True, "maxLength": 32, "pattern": r"(?!\d([.,]\d+)?E\+\d+$).*"}},
    {"name": "School", "type": "string", "constraints": {"required": True}},
    {"name": "School Year", "type": "string", "constraints": {"pattern": r"(19|20)\d\d-\d\d"}},
    {"name": "StoreCode", "type": "string"},
    {"name": "Course_Number", "type": "string", "constraints": {"required": True, "maxLength": 40}},
    {"name": "Course_Name", "type": "string", "constraints": {"required": True, "maxLength": 200}},
    {"name": "Grade", "type": "string", "constraints": {"enum": marks}},
    {"name": "PotentialCrHrs", **number},
    {"name": "EarnedCrHrs", "type": "number", "constraints": {"required": True, "minimum": 0, "maximum": 20}},
    {"name": "Grade_Level", "type": "integer", "bareNumber": True},
    {"name": "GPA_Points", "type": "number", "constraints": {"minimum": 0, "maximum": 6}},
    {"name": "Credit_Type", "type": "string", "constraints": {"enum": subjects}},
    {"name": "ExcludeFromGPA", "type": "boolean", "trueValues": ["Y"], "falseValues": ["N"]},
    {"name": "Teacher", "type": "string"},
    {"name": "Section_Number", "type": "string"},
]
schema = Schema.from_descriptor(
    {
        "fields": fields,
        "missingValues": ["", "null", "N/A", "NA", "--", "."],
        "primaryKey": ["Student_Number", "School Year", "StoreCode", "Course_Number"],
    }
)
resource = Resource(path=path, schema=schema, encoding="utf-8")
checklist = Checklist.from_descriptor(
    {"checks": [{"type": "row-constraint", "formula": "PotentialCrHrs is None or EarnedCrHrs is None or EarnedCrHrs <= PotentialCrHrs"}]}
)
report = validate(resource, checklist=checklist, limit_errors=1_000_000)
task = report.tasks[0]
print(json.dumps({"rows": task.stats.get("rows"), "found": Counter(error.type for error in task.errors)}))
